const simplePattern = /^\S+@\S+\.\S+$/
export const invalidEmailText = 'Please enter a valid email address.'

export function isEmail(value: string): boolean {
  return simplePattern.test(value)
}

/** What stays of what is typed: no white space, small letters. */
export function asTyped(value: string): string {
  return value.replace(/\s/g, '').toLowerCase()
}
