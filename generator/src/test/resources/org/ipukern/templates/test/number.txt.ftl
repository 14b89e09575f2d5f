from the jar: ${number}
