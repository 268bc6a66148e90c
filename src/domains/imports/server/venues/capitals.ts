const isShouted = (text: string) => text === text.toUpperCase() && text !== text.toLowerCase() && text.length >= 4

/** `THE RED LION` becomes `The Red Lion`; a name that is not all capitals stays as it was written. */
export const inWords = (name: string): string => (isShouted(name) ? capitalised(name) : name)

const capitalised = (text: string) =>
  text
    .toLowerCase()
    .replace(/(^|[\s(&/.-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())

/** The same of an address: `124 KENTISH TOWN ROAD, NW1 9QB` becomes `124 Kentish Town Road, NW1 9QB`. */
export function addressInWords(address: string): string {
  if (!isShouted(address)) return address
  return address.replace(/\S+/g, (word) => {
    if (/^\d+(ST|ND|RD|TH)\b/.test(word)) return word.toLowerCase()
    return /\d|^(UK|USA|NYC|UAE)\b/.test(word) ? word : capitalised(word)
  })
}
