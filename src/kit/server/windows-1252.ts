const every = new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))
/** The bytes of Windows-1252 by character, as its decoder has them. */
const bytes = new Map(Array.from(every, (sign, byte) => [sign, byte]))

/** A text in Windows-1252: what it lacks is written without its accent, or as a question mark. */
export function toWindows1252(text: string): Buffer {
  return Buffer.from(
    Array.from(text.normalize('NFC'), (sign) => bytes.get(sign) ?? bytes.get(sign.normalize('NFD').charAt(0)) ?? 0x3f),
  )
}
