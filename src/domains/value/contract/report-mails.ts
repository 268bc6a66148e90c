import * as z from 'zod/mini'
import { email, instant, linkToken, versionOrNone } from '../../../kit/contract/fields.ts'
import { AccountUid, BrandUid, ReportRecipientUid } from '../../../access/ids.ts'
import { defineCalls } from '../../../access/roles.ts'
import { recipientStates } from '../report-recipients.ts'

const host = { brandMember: 'own', accountManager: 'assigned', admin: 'any' } as const
const done = z.object({ done: z.boolean() })
const token = z.object({ token: linkToken })

/** Who gets a brand's monthly report by email. */
export const reportMailEntries = defineCalls({
  /** Whether the report is emailed, to whom, and who else there is to choose. For whoever may change it. */
  getReportMailing: {
    kind: 'read',
    access: host,
    input: z.object({ brandUid: BrandUid }),
    output: z.object({
      isOn: z.boolean(),
      /** To everyone on the team of all venues, besides the recipients. */
      toTeam: z.boolean(),
      version: versionOrNone,
      recipients: z.array(
        z.object({
          uid: z.string(),
          /** Their name, or the address of somebody outside the team. */
          name: z.string(),
          isOutside: z.boolean(),
          /** Whose numbers they get; null for all venues. */
          venues: z.nullable(z.array(z.string())),
          withCosts: z.boolean(),
          state: z.enum(recipientStates),
          addedAt: instant,
        }),
      ),
      /** Those of its teams, each with the venues they belong to. */
      people: z.array(z.object({ accountUid: z.string(), name: z.string(), brandUids: z.array(z.string()) })),
      venues: z.array(z.object({ uid: z.string(), name: z.string() })),
    }),
    refusals: ['not-found', 'permission-denied'],
    shows: ['value', 'team'],
  },
  /** Switches the email on or off, and whether the whole team gets it. Off works on every plan. */
  saveReportMailing: {
    kind: 'write',
    access: host,
    input: z.object({ brandUid: BrandUid, version: versionOrNone, isOn: z.boolean(), toTeam: z.boolean() }),
    output: done,
    refusals: ['not-found', 'permission-denied', 'failed-precondition', 'aborted'],
    touches: ['value'],
  },
  /** Adds one of the team, or an address outside it, which is asked first: nothing is sent there without a yes. */
  addReportRecipient: {
    kind: 'write',
    creates: true,
    access: host,
    ownHands: true,
    input: z.object({
      brandUid: BrandUid,
      who: z.union([z.object({ accountUid: AccountUid }), z.object({ email })]),
      /** Whose numbers they get; null for all venues, also those to come. */
      brandUids: z._default(z.nullable(z.array(BrandUid).check(z.minLength(1), z.maxLength(200))), null),
      /** For somebody outside; the team always sees them. */
      withCosts: z._default(z.boolean(), false),
    }),
    output: z.object({ uid: z.string() }),
    refusals: ['not-found', 'permission-denied', 'failed-precondition', 'resource-exhausted'],
    touches: ['value'],
  },
  /** Ends it at once, and what was sent by link with it; on every plan. */
  removeReportRecipient: {
    kind: 'write',
    access: host,
    input: z.object({ brandUid: BrandUid, uid: ReportRecipientUid }),
    output: done,
    refusals: ['not-found', 'permission-denied'],
    touches: ['value'],
  },
  /** What the link in such an email is about, for whoever got it. */
  getReportEmails: {
    kind: 'read',
    access: { anonymous: 'any' },
    input: token,
    output: z.object({
      name: z.string(),
      /** `removed`: the brand took the address off its list, and may ask it again. */
      state: z.enum([...recipientStates, 'removed']),
      canConfirm: z.boolean(),
    }),
    refusals: ['not-found'],
    shows: ['value'],
  },
  confirmReportEmails: {
    kind: 'write',
    access: { anonymous: 'any' },
    input: token,
    output: done,
    refusals: ['not-found'],
    touches: ['value'],
    perMinute: 30,
  },
  /** Ends them; mail programs send it too when their button is pressed. */
  stopReportEmails: {
    kind: 'write',
    access: { anonymous: 'any' },
    input: token,
    output: done,
    refusals: ['not-found'],
    touches: ['value'],
    perMinute: 30,
  },
})
