import { Button, Menu } from '@mantine/core'
import { IconListSearch } from '@tabler/icons-react'
import { useRef } from 'react'
import { useRead } from '../../../../../kit/web/calls.ts'
import { profileCalls } from '../../../contract.ts'
import type { InfluencerProfile } from '../../parts/Decision.tsx'
import { goToSection, type Section, sectionsOf } from './sections.ts'
import styles from '../../parts/profile-editor.module.css'

/** The parts of the editor and what is missing in each, always in reach. */
export function SectionMenu({ profile }: { profile: InfluencerProfile }) {
  const blocked = useRead(profileCalls.listBlockedBrands, { influencerUid: profile.uid })
  const sections = sectionsOf(profile, (blocked.data?.rows.length ?? 0) > 0)
  const missing = sections.reduce((sum, one) => sum + one.missing.length, 0)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <nav aria-label="Sections of your profile" className={styles.sections}>
      <Menu position="bottom-start" shadow="md" withinPortal={false} returnFocus={false}>
        <Menu.Target>
          <Button ref={button} variant="default" leftSection={<IconListSearch size={18} />}>
            Sections{missing > 0 && ` · ${missing} missing`}
          </Button>
        </Menu.Target>
        <Menu.Dropdown
          className={styles.sectionList}
          // The part that was chosen has the focus, unless nothing was.
          onKeyDown={(event) => event.key === 'Escape' && button.current?.focus()}
        >
          {sections.map((one) => (
            <Menu.Item key={one.id} className={styles.section} onClick={() => goToSection(one.id)}>
              {one.title}
              <Under of={one} />
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </nav>
  )
}

function Under({ of: { missing, state } }: { of: Section }) {
  const words = missing.length > 0 ? `Missing: ${missing.join(', ')}` : state
  return words && <small className={missing.length > 0 ? styles.missing : 'dim'}>{words}</small>
}
