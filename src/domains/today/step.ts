/** Which record a next step is about, and what there is to do: how an item's `detail` says it, with a colon between. */
export function stepOf(detail: string): { recordUid: string; text: string } {
  const at = detail.indexOf(':')
  return { recordUid: detail.slice(0, at), text: detail.slice(at + 1) }
}
