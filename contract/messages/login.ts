/** About logging in and one's own account. Apart from the rest, because the panel needs them before anything else. */
export const loginMessages = {
  staff: {
    loggedIn: 'Login successful! Redirecting...',
    loggedOut: 'Logged out successfully',
    invalidCredentials: 'Invalid credentials',
    accountClosed: 'This account is inactive or has expired. Please ask the person who manages staff accounts.',
    tooManyLogins: 'Too many login attempts. Please wait a minute and try again.',
    loginsRest: 'Too many login attempts. Please wait {duration} and try again.',
    accountRests:
      'Somebody keeps trying to get into this account. Please wait {duration} and try again, or use a browser in which you have logged in before.',
    unauthorized: 'Unauthorized. Please log in.',
    otherAccount: 'You can only change your own account.',
    notYourBranch:
      'Your account changes what the website says of your own branches. The owner decides which these are.',
    notAllowed: 'Your account is not allowed to {what}. The owner can change that.',
    passwordFirst: 'Please choose a password of your own first. The one you logged in with was made by somebody else.',
    secondStepFirst: 'Your role needs two-step login. Please turn it on first.',
    profileUpdated: 'Profile updated successfully',
    passwordUpdated: 'Password updated successfully',
    passwordMismatch: 'New password and confirm password do not match.',
    passwordFieldsMissing: 'Please fill in all three password fields.',
    passwordTooShort: 'The new password must have at least 10 characters.',
    passwordTooLong: 'The new password can have at most 128 characters.',
    passwordCommon:
      'This password is one of those that are guessed first. Please choose another one, for example three words that have nothing to do with each other.',
    passwordOwnWords:
      'The new password must not be made of the user id or of words of the dealership. Please choose another one.',
    passwordSame: 'The new password must not be the current one.',
    passwordWrong: 'The current password is not correct.',
    codeNeeded: 'Please enter the code that your authenticator app shows.',
    codeWrong: 'The code is not correct. Please wait for the next one and try again.',
    codesRest: 'Too many wrong codes. Please wait {duration}, or use a recovery code.',
  },
  passkeys: {
    added: 'Passkey added',
    removed: 'Passkey removed',
    notAdded: 'The passkey could not be added. Please try again.',
    refused: 'This passkey was not accepted. Please try again, or log in with your password.',
    known: 'This device has a passkey for your account already.',
    many: 'Your account has as many passkeys as it can have. Please remove one first.',
    unknown: 'There is no such passkey any more.',
    notUnderstood: 'The answer of the passkey could not be read.',
    tooMany: 'Too many attempts. Please wait a minute and try again.',
  },
} as const;
