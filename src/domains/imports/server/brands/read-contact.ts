import type { SheetRow } from '../../../../kit/server/sheets/sheet.ts'
import { nameFromHandle } from '../../../profiles/social-handle.ts'
import type { NewContact } from '../../../organisations/server/contacts.ts'
import type { BrandField, Mapping } from '../../fields.ts'
import { cellText, isNothing } from '../cells.ts'
import { readEmail } from '../email.ts'
import { readPhone } from '../phone.ts'
import { type Remark, remark } from '../remark.ts'

const most = { name: 80, role: 80 }

/** The person that a row of a list of brands names; null where it names nobody. */
export function readContact(
  { cells }: SheetRow,
  mapping: Mapping,
  country: string | null,
): { contact: NewContact | null; remarks: Remark[] } {
  const remarks: Remark[] = []
  const of = (field: BrandField) =>
    mapping
      .flatMap((one, at) => (one === field ? [cellText(cells[at] ?? '')] : []))
      .filter((text) => !isNothing(text))
      .join('; ')
  const email = readEmail(of('personEmail'), remarks)
  const phone = readPhone(of('personPhone'), country, remarks, 'The contact’s phone number')
  const given = of('person') || [of('personFirst'), of('personLast')].filter(Boolean).join(' ')
  const name = given || nameOf(email) || (phone ?? '')
  if (!name) return { contact: null, remarks: [...remarks, remark('It has no contact.')] }
  if (!given) remarks.push(remark('Its contact has no name.'))
  else if (!email && !phone) remarks.push(remark('Its contact has no email address or phone number.'))
  for (const [field, text] of Object.entries({ name, role: of('personRole') }) as [keyof typeof most, string][])
    if (text.length > most[field])
      remarks.push(remark(`We shortened the contact’s ${field} to ${most[field]} characters.`))
  return {
    contact: { name: name.slice(0, most.name), role: of('personRole').slice(0, most.role), email, phone },
    remarks,
  }
}

const nameOf = (email: string | null) => (email ? (nameFromHandle(email.replace(/@.*$/, '')) ?? email) : '')

/** By what the same person is recognised at one brand. */
export const contactKey = ({ email, name }: NewContact): string => email ?? name.toLowerCase()
