import type { MembershipRole, ProfileType } from '../../../access/roles.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { writeMail } from '../../../kit/server/mail/layout.ts'
import { type Mail, postMail } from '../../../kit/server/mail/outbox.ts'
import { listTeamMembers } from '../../accounts/server/team-members.ts'
import { possessive } from '../../../kit/contract/possessive.ts'

const notAsked = 'If you didn’t ask for this, reply to this email right away.'
const notExpected = 'If you didn’t expect this, reply to this email right away.'
const roleWords: Record<MembershipRole, string> = { owner: 'an owner', admin: 'an admin', member: 'a member' }

/** To both addresses of two accounts that have become one: whoever still reads the closed one's hears where its profiles went. */
export async function mailMerged(
  tx: Tx,
  config: Config,
  from: { uid: string; email: string },
  into: { uid: string; email: string },
): Promise<void> {
  const mail = writeMail(config.PRODUCT_NAME, {
    subject: `Your ${config.PRODUCT_NAME} accounts were merged`,
    lines: [
      `Our team just merged the account ${from.email} into ${into.email}, with its profiles and files, and signed it out everywhere.`,
      `From now on, sign in with ${into.email}.`,
    ],
    action: { label: 'Sign in', url: `${config.publicUrl}/login` },
    closing: notAsked,
  })
  for (const { uid, email } of [from, into]) await postMail(tx, `merged:${from.uid}:${into.uid}:${uid}`, email, mail)
}

/** What our team did to somebody's access to a profile. A role is null where they have no access. */
export type AccessChange = {
  person: { uid: string; email: string; displayName: string }
  profile: { uid: string; type: ProfileType; name: string }
  before: MembershipRole | null
  after: MembershipRole | null
}

/** Mails the person and the profile's other owners: access that nobody asked for is a way in. */
export async function mailAccess(tx: Tx, config: Config, change: AccessChange): Promise<void> {
  const { person, profile, before, after } = change
  if (before === after) return
  const key = `profile-access:${person.uid}:${profile.uid}:${before}-${after}:${now().getTime()}`
  await postMail(tx, `${key}:${person.uid}`, person.email, personMail(config, change))
  for (const { accountUid, email, role } of await listTeamMembers(tx, profile.uid))
    if (role === 'owner' && accountUid !== person.uid)
      await postMail(tx, `${key}:${accountUid}`, email, ownerMail(config, change))
}

function personMail(config: Config, { profile, before, after }: AccessChange): Mail {
  const words = (subject: string, line: string) => ({ subject: `${subject} on ${config.PRODUCT_NAME}`, lines: [line] })
  const { name } = profile
  return writeMail(config.PRODUCT_NAME, {
    ...(after === null
      ? words(`You no longer have access to ${name}`, `Our team just removed your account’s access to ${name}.`)
      : before === null
        ? words(`You now have access to ${name}`, `Our team just gave you access to ${name} as ${roleWords[after]}.`)
        : words(`Your role at ${name} changed`, `Our team just made you ${roleWords[after]} of ${name}.`)),
    action: { label: 'Check your account', url: `${config.publicUrl}/app/account` },
    closing: notExpected,
  })
}

function ownerMail(config: Config, { person, profile, before, after }: AccessChange): Mail {
  const { name } = profile
  const whom = `${person.displayName} (${person.email})`
  const words = (subject: string, line: string) => ({ subject: `${subject} on ${config.PRODUCT_NAME}`, lines: [line] })
  return writeMail(config.PRODUCT_NAME, {
    ...(after === null
      ? words(`${person.displayName} no longer has access to ${name}`, `Our team just removed ${whom} from ${name}.`)
      : before === null
        ? words(
            `${person.displayName} now has access to ${name}`,
            `Our team just gave ${whom} access to ${name} as ${roleWords[after]}.`,
          )
        : words(
            `${possessive(person.displayName)} role at ${name} changed`,
            `Our team just made ${whom} ${roleWords[after]} of ${name}.`,
          )),
    action:
      profile.type === 'brand'
        ? { label: 'View your team', url: `${config.publicUrl}/app/brand/preferences?uid=${profile.uid}&section=team` }
        : { label: 'Go to your dashboard', url: `${config.publicUrl}/app/influencer/dashboard?uid=${profile.uid}` },
    closing: notExpected,
  })
}
