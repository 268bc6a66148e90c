/**
 * Whether a name begins with what somebody typed but for one letter after the first, which is wrong, missing, too much, or has
 * changed places with the next: what Find forgives in a short word.
 */
export function beginsButForSlip(name: string, typed: string): boolean {
  let same = 0
  while (same < typed.length && name[same] === typed[same]) same += 1
  if (same === 0) return false
  const meant = name.slice(same)
  const [letter = '', next = ''] = typed.slice(same)
  const rest = typed.slice(same + 1)
  const swapped = next + letter + typed.slice(same + 2)
  return [meant.charAt(0) + rest, meant.charAt(0) + letter + rest, rest, swapped].some((one) => meant.startsWith(one))
}
