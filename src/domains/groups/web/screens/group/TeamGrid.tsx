import { NativeSelect, Stack } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { MembershipRole } from '../../../../../access/roles.ts'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { confirm } from '../../../../../kit/web/confirm.ts'
import { capitalised, timeAgo } from '../../../../../kit/web/format.ts'
import { Badge, Card } from '../../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { organisationCalls } from '../../../../organisations/contract.ts'
import type { GroupTeamView } from '../../../../organisations/contract/group-team.ts'
import styles from './group.module.css'

type Person = GroupTeamView['people'][number]
type Venue = GroupTeamView['venues'][number]

/** People down, venues across; on a phone a card for each person. */
export function TeamGrid({ team: { venues, people } }: { team: GroupTeamView }) {
  const isPhone = useMediaQuery('(max-width: 720px)') ?? false
  if (isPhone)
    return (
      <Stack gap="sm" component="ul" className="plain-list" aria-label="Team">
        {people.map((person) => (
          <li key={person.accountUid}>
            <Card>
              <Name person={person} />
              {venues.map((venue) => (
                <div key={venue.uid} className={styles.roleRow}>
                  <span className="ellipsis">{venue.name}</span>
                  <Role person={person} venue={venue} />
                </div>
              ))}
            </Card>
          </li>
        ))}
      </Stack>
    )
  return (
    <div className={styles.scroll}>
      <table className={styles.team} aria-label="Team">
        <thead>
          <tr>
            <th scope="col">Name</th>
            {venues.map(({ uid, name }) => (
              <th key={uid} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person.accountUid}>
              <th scope="row">
                <Name person={person} />
              </th>
              {venues.map((venue) => (
                <td key={venue.uid}>
                  <Role person={person} venue={venue} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Name({ person: { name, email, isYou, lastSeenAt } }: { person: Person }) {
  return (
    <div className={styles.venueName}>
      <span>
        <b>{name}</b> {isYou && <span className="dim">(you)</span>}
      </span>
      <small className="dim ellipsis">{email}</small>
      <small className="dim">{lastSeenAt ? `last seen ${timeAgo(lastSeenAt)}` : 'not signed in yet'}</small>
    </div>
  )
}

/** What somebody is at a venue: a choice for whoever may change it; owners, and oneself, stay as they are. */
function Role({ person, venue }: { person: Person; venue: Venue }) {
  const role = person.roles.find(({ brandUid }) => brandUid === venue.uid)?.role ?? null
  const set = useSetRole(person, venue)
  if (!venue.canChange || person.isYou || role === 'owner')
    return role ? (
      <Badge tone={role === 'member' ? 'mute' : 'calm'}>{capitalised(role)}</Badge>
    ) : (
      <span className="dim">–</span>
    )
  return (
    <NativeSelect
      aria-label={`${person.name} at ${venue.name}`}
      value={role ?? 'none'}
      disabled={set.busy}
      data={[
        { value: 'none', label: 'No role' },
        { value: 'member', label: 'Member' },
        { value: 'admin', label: 'Admin' },
      ]}
      onChange={(event) => void set.to(role, event.currentTarget.value)}
    />
  )
}

/** Adds somebody to a team, changes what they are there, or takes them out after asking. */
function useSetRole({ accountUid, name }: Person, venue: Venue) {
  const add = useWrite(organisationCalls.addColleague)
  const change = useWrite(organisationCalls.changeMemberRole)
  const remove = useWrite(organisationCalls.removeMember)
  const one = { brandUid: venue.uid, accountUid }
  return {
    busy: add.busy || change.busy || remove.busy,
    to: async (before: MembershipRole | null, wanted: string) => {
      if (wanted === 'none') {
        const sure = await confirm(`Remove ${name} from ${venue.name}? Their past work stays.`, [
          { label: `Keep ${name}`, value: false },
          { label: 'Remove', value: true, style: 'danger' },
        ])
        if (sure && (await remove(one))) showSuccess(`${name} is no longer in the ${venue.name} team.`)
        return
      }
      const role = wanted === 'admin' ? 'admin' : 'member'
      const done = before === null ? await add({ ...one, role }) : await change({ ...one, role })
      if (done) showSuccess(`${name} is now ${role === 'admin' ? 'an admin' : 'a member'} at ${venue.name}.`)
    },
  }
}
