import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { countryNamed } from '../../profiles/server/place-names.ts'
import { type Remark, remark } from './remark.ts'

const longest = 40

/** As people of other countries dial it. A number that can’t be one stays as it is; what Excel made of one is none. */
export function readPhone(
  text: string,
  country: string | null,
  remarks: Remark[],
  what = 'Its phone number',
): string | null {
  if (!text) return null
  const whose = what.toLowerCase()
  if (/^\d([.,]\d+)?E\+?\d+$/i.test(text)) {
    remarks.push(
      remark(
        `Excel shortened ${whose} to ${text}, so we left it out.`,
        `Excel shortened ${whose}, so we left it out.`,
        text,
      ),
    )
    return null
  }
  if (!/\d/.test(text)) {
    const shown = text.slice(0, longest)
    remarks.push(
      remark(
        `${what} “${shown}” has no digits, so we left it out.`,
        `${what} has no digits, so we left it out.`,
        shown,
      ),
    )
    return null
  }
  const number = parsePhoneNumberFromString(text.replace(/^00/, '+'), countryCode(country))
  if (number?.isValid()) return number.formatInternational()
  const kept = text.slice(0, longest)
  remarks.push(remark(`${what} ${kept} looks wrong.`, `${what} looks wrong.`, kept))
  return kept
}

/** The country of a number that is written with its prefix. */
export function countryOfPhone(phone: string): string | null {
  return /^(\+|00)/.test(phone) ? (parsePhoneNumberFromString(phone.replace(/^00/, '+'))?.country ?? null) : null
}

type PhoneCountry = NonNullable<ReturnType<typeof parsePhoneNumberFromString>>['country']
function countryCode(country: string | null): PhoneCountry {
  return country !== null && countryNamed(country) === country ? (country as PhoneCountry) : undefined
}
