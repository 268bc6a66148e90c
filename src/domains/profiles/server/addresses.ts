import { cityNamed, countryNamed } from './place-names.ts'

/** What a whole address in one cell says at its end: `12 Rue Oberkampf, 75011 Paris, France`. */
export function readAddress(text: string): { country: string | null; city: string; postcode: string } {
  const parts = text
    .split(/[,\n;]/)
    .map((part) => part.trim())
    .filter(Boolean)
  const last = parts.at(-1) ?? ''
  const country = parts.length > 1 && last.length > 2 ? countryNamed(last) : null
  if (country) parts.pop()
  const rest = parts.join(', ')
  const uk = /\b([A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})\b/i.exec(rest)?.[1] ?? ''
  const codes = rest.match(/(?<=[,\s])\d{5}(-\d{4})?(?=[,\s]|$)/g)
  const postcode = uk || (codes?.at(-1) ?? '')
  const towns = parts
    .slice(parts.length > 1 ? 1 : parts.length)
    .map((part) =>
      part
        .replace(uk || /\b\d{4,5}(-\d{4})?\b/, '')
        .replace(/\s[A-Z]{2}\s*$/, '')
        .trim(),
    )
    .filter((part) => part.length > 1 && !/\d/.test(part.replace(/\d{1,2}\s*(e|er|ème|eme)?$/i, '')))
  const city = towns.toReversed().find((part) => cityNamed(part).length > 0) ?? towns.at(-1) ?? ''
  return { country, city, postcode }
}

export function countryName(code: string): string {
  return new Intl.DisplayNames('en-GB', { type: 'region' }).of(code) ?? code
}
