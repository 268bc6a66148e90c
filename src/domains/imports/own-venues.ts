/** How many venues an owner’s list may have, and how large its file may be. */
export const ownRowsAtMost = 200
export const ownBytesAtMost = 1_000_000
