import {
  IconArrowLeft,
  IconBuildingStore,
  IconCalendar,
  IconChecklist,
  IconListCheck,
  IconPhoto,
  IconUsers,
} from '@tabler/icons-react'
import {
  toGroup,
  toGroupBriefs,
  toGroupCalendar,
  toGroupContent,
  toGroupDefaults,
  toGroupTeam,
} from '../../../domains/groups/web/links.ts'
import { LinkTo } from '../../../kit/web/link.tsx'
import styles from '../shell.module.css'

type Props = { venue: { uid: string; profile: { name: string } }; path: string; onFollow: () => void }

const pages = [
  {
    label: 'All venues',
    icon: IconBuildingStore,
    toPage: toGroup,
    with: ['/app/group/add-venue', '/app/group/import-venues'],
  },
  { label: 'Calendar', icon: IconCalendar, toPage: toGroupCalendar, with: [] },
  { label: 'Briefs', icon: IconChecklist, toPage: toGroupBriefs, with: ['/app/group/copy-brief'] },
  { label: 'Content', icon: IconPhoto, toPage: toGroupContent, with: [] },
  { label: 'Team and roles', icon: IconUsers, toPage: toGroupTeam, with: [] },
  { label: 'Rules and defaults', icon: IconListCheck, toPage: toGroupDefaults, with: [] },
]

/** The pages of all venues together, and the way back to the venue one came from. */
export function GroupMenu({ venue: { uid, profile }, path, onFollow }: Props) {
  return (
    <>
      {pages.map((page) => {
        const isHere = page.with.includes(path)
        return (
          <LinkTo
            key={page.label}
            to={page.toPage(uid)}
            isExact
            className={styles.menuLink}
            data-here={isHere || undefined}
            aria-current={isHere ? 'true' : undefined}
            onClick={onFollow}
          >
            <page.icon size={19} stroke={1.7} />
            {page.label}
          </LinkTo>
        )
      })}
      <LinkTo to={{ path: '/app/brand/dashboard', search: { uid } }} className={styles.menuLink} onClick={onFollow}>
        <IconArrowLeft size={19} stroke={1.7} />
        Back to {profile.name}
      </LinkTo>
    </>
  )
}
