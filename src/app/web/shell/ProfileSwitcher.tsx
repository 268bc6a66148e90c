import '../../../kit/web/styles.ts'
import { Avatar, Drawer, UnstyledButton } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { profileCalls } from '../../../domains/profiles/contract.ts'
import { mediaAddress } from '../../../domains/media/web/parts/addresses.ts'
import { groupOf, type Session } from '../../../domains/profiles/web/session.tsx'
import { todayCalls } from '../../../domains/today/contract.ts'
import { toGroup } from '../../../domains/groups/web/links.ts'
import { counted } from '../../../kit/web/format.ts'
import { hrefOf } from '../../../kit/web/link.tsx'
import { useRead, useWrite } from '../../../kit/web/calls.ts'
import { adminPanel } from './admin-panel.ts'
import { saveCurrentProfile, startOf } from './current-profile.ts'
import styles from '../shell.module.css'

type Props = { session: Session; opened: boolean; onClose: () => void }
type Profile = Session['user']['linked_profiles'][number]

/** Chooses another linked profile; the server remembers it for this session. */
export function ProfileSwitcher({ session, opened, onClose }: Props) {
  const update = useWrite(profileCalls.updateSessionUserProfile)
  const choose = async (profile: Profile) => {
    const done = await update({ target_user_profile: { uid: profile.uid, type: profile.type } })
    if (!done) return
    saveCurrentProfile(profile)
    location.assign(startOf(profile))
  }
  const hasVenues = session.side !== 'admin' && session.user.linked_profiles.some(({ type }) => type === 'brand')
  const waiting = useRead(todayCalls.countTodayByVenue, {}, { enabled: opened && hasVenues })
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size={380}
      title="Select Account to Manage"
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{ title: 'dialog-title' }}
    >
      {session.side === 'admin' ? (
        <Row name="Go to Admin Panel" onClick={() => location.assign(adminPanel)} />
      ) : (
        <>
          {groupsOf(session).map(({ name, venues }) => (
            <Row
              key={name}
              name="All venues"
              caption={`${name}, ${venues.length} venues`}
              onClick={() => location.assign(hrefOf(toGroup(venues[0]?.uid)))}
            />
          ))}
          {session.user.linked_profiles.map((profile) => (
            <Row
              key={profile.uid}
              name={
                profile.type === 'brand' ? profile.profile.name : `@${profile.profile.handle ?? profile.profile.name}`
              }
              caption={`${profile.type === 'brand' ? 'Brand' : 'Influencer'} Profile`}
              waiting={waitingWords(waiting.data?.venues.find(({ uid }) => uid === profile.uid))}
              picture={profile.profile.profile_pic}
              mark={profile.uid === session.current?.uid && <IconCheck size={20} aria-label="current profile" />}
              disabled={update.busy}
              onClick={() => void choose(profile)}
            />
          ))}
        </>
      )}
    </Drawer>
  )
}

/** To-do counts of a venue: “2 requests, 1 to review, 3 more”. */
function waitingWords(due: { requests: number; reviews: number; others: number } | undefined): string | undefined {
  if (!due) return undefined
  const { requests, reviews, others } = due
  const rest = requests + reviews > 0 ? `${others} more` : `${others} to do`
  return [requests && counted(requests, 'request'), reviews && `${reviews} to review`, others && rest]
    .filter(Boolean)
    .join(', ')
}

/** The organisations of which somebody has several venues. */
function groupsOf(session: Session) {
  const seen = new Set<string>()
  return session.user.linked_profiles.flatMap(({ uid, profile }) => {
    if (!profile.org || seen.has(profile.org.uid)) return []
    seen.add(profile.org.uid)
    const group = groupOf(session, uid)
    return group && group.venues.length > 1 ? [group] : []
  })
}

function Row(props: {
  name: string
  caption?: string
  waiting?: string
  picture?: string | null
  mark?: ReactNode
  disabled?: boolean
  onClick: () => void
}) {
  const { name, caption, waiting, picture, mark, disabled, onClick } = props
  return (
    <UnstyledButton className={styles.profileRow} disabled={disabled} onClick={onClick}>
      <Avatar src={picture ? mediaAddress('thumb', picture) : null} alt="" name={name.replace(/^@/, '')} color="blue" />
      <span className={styles.profileWords}>
        <b>{name}</b>
        {caption && <small className="dim">{caption}</small>}
        {waiting && <small>{waiting}</small>}
      </span>
      {mark}
    </UnstyledButton>
  )
}
