import * as z from 'zod/mini'
import { BrandContactUid, BrandUid } from '../../../access/ids.ts'
import { defineCalls } from '../../../access/roles.ts'
import { email, nameText, optionalText, version } from '../../../kit/contract/fields.ts'

export const BrandContactFields = z.object({
  name: nameText(80),
  /** What they do there. */
  role: optionalText(80),
  email: z.nullable(email),
  phone: z.nullable(
    z.string().check(z.trim(), z.minLength(3, 'Enter a phone number, or leave it blank.'), z.maxLength(40)),
  ),
})
export type BrandContactFields = z.output<typeof BrandContactFields>

export const BrandContactView = z.extend(BrandContactFields, {
  uid: BrandContactUid,
  version: z.number(),
  // What a list says need not be what a form takes.
  name: z.string(),
  role: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** Whether they were asked to join the brand’s team, or have joined. */
  team: z.enum(['none', 'invited', 'member']),
})
export type BrandContactView = z.output<typeof BrandContactView>

const staff = { accountManager: 'assigned', admin: 'any' } as const
const ofBrand = { brandUid: BrandUid }
const one = { ...ofBrand, uid: BrandContactUid, version }
const BrandContacts = z.object({ rows: z.array(BrandContactView), canChange: z.boolean() })

/** People our team knows at a brand: from a list, or written down by hand. Nobody of the brand sees them. */
export const brandContactEntries = defineCalls({
  listBrandContacts: {
    kind: 'read',
    access: { accountManager: 'any', admin: 'any' },
    input: z.object(ofBrand),
    output: BrandContacts,
    refusals: ['not-found'],
    shows: ['brand-contact', 'team'],
  },
  /** Adds a contact, or changes one with `uid` and `version`. Nothing is sent to them. */
  saveBrandContact: {
    kind: 'write',
    access: staff,
    input: z.object({
      ...ofBrand,
      contact: z.nullable(z.object({ uid: BrandContactUid, version })),
      fields: BrandContactFields,
    }),
    output: BrandContacts,
    refusals: ['not-found', 'aborted', 'failed-precondition'],
    touches: ['brand-contact'],
  },
  removeBrandContact: {
    kind: 'write',
    access: staff,
    input: z.object(one),
    output: BrandContacts,
    refusals: ['not-found', 'aborted'],
    touches: ['brand-contact'],
  },
})
