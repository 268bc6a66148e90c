/** Pages that are loaded anew from the sign-in, which is a page of its own. */
export const passwordResetPath = '/app/password-reset'
/** Where someone without an account begins: a page that the server writes. */
export const joinPath = '/join'
