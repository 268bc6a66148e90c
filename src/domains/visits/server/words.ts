/** `with 1 guest`: whom the influencer brings, in words. */
export function guestsWords(guests: number): string {
  return guests === 0 ? 'on their own' : `with ${guests} guest${guests === 1 ? '' : 's'}`
}
