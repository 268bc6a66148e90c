import { Button, Group, Stack, Title } from '@mantine/core'
import {
  IconCalendar,
  IconChartBar,
  IconChecklist,
  IconListCheck,
  IconMessageCircle,
  IconPhoto,
  IconPlus,
  IconReceipt,
  IconTableImport,
  IconUsers,
} from '@tabler/icons-react'
import { useList, useRead } from '../../../../kit/web/calls.ts'
import { counted } from '../../../../kit/web/format.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Note } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { toStatement } from '../../../billing/web/links.ts'
import { importCalls } from '../../../imports/contract.ts'
import { toInboxOf } from '../../../messages/web/links.ts'
import { cityFacts } from '../../../profiles/vocabulary.ts'
import { useProfileUid } from '../../../profiles/web/session.tsx'
import { Today } from '../../../today/web/parts/Today.tsx'
import { groupCalls, type GroupVenue } from '../../contract.ts'
import {
  groupSearch,
  toAddVenue,
  toGroupBriefs,
  toGroupCalendar,
  toGroupContent,
  toGroupDefaults,
  toGroupTeam,
  toImportVenues,
} from '../links.ts'
import { GroupVisits } from './group/GroupVisits.tsx'
import { VenueFilter } from '../parts/VenueFilter.tsx'
import { VenueTable } from './group/VenueTable.tsx'
import styles from './group/group.module.css'

/** All venues of an organisation at once: how each is doing, what is due at any of them, and who comes next. */
export function GroupScreen() {
  const [{ uid, venues: inAddress }, setAddress] = useAddress(groupSearch)
  const brandUid = useProfileUid(uid)
  const group = useRead(groupCalls.getGroup, { brandUid })
  const { venues = [], name = '', plan = '' } = group.data ?? {}
  return (
    <Screen
      title="All venues"
      // Its line is there from the beginning: nothing moves when the words come.
      lead={group.data ? leadOf(name, venues, plan) : '\u00a0'}
      of={group}
    >
      {({ can }) => {
        const wanted = new Set(inAddress?.split(','))
        const found = venues.filter((venue) => wanted.has(venue.uid))
        const shown = found.length > 0 ? found : venues
        const uids = shown.map((venue) => venue.uid)
        return (
          <Stack gap={36}>
            <VenueFilter
              venues={venues}
              chosen={found.map((venue) => venue.uid)}
              onChoose={(next) => setAddress({ venues: next.join(','), open: undefined })}
            />
            <Together brandUid={brandUid} uids={uids} isAll={found.length === 0} />
            <section aria-label="To do">
              <Title order={2} mb="sm">
                To do
              </Title>
              <Today venues={uids} />
            </section>
            <VenueTable venues={shown} group={group} />
            <GroupVisits brandUids={uids} />
            <Manage brandUid={brandUid} can={can} />
          </Stack>
        )
      }}
    </Screen>
  )
}

/** Pages that show several venues together: those that are shown here. */
function Together({ brandUid, uids, isAll }: { brandUid: string; uids: readonly string[]; isAll: boolean }) {
  const chosen = isAll ? undefined : uids
  return (
    <Group gap="sm" className={styles.together}>
      <Button
        component={LinkTo}
        to={toGroupCalendar(brandUid, chosen)}
        variant="light"
        leftSection={<IconCalendar size={18} />}
      >
        Calendar
      </Button>
      <Button
        component={LinkTo}
        to={toGroupBriefs(brandUid, chosen)}
        variant="light"
        leftSection={<IconChecklist size={18} />}
      >
        Briefs
      </Button>
      <Button
        component={LinkTo}
        to={toGroupContent(brandUid, chosen)}
        variant="light"
        leftSection={<IconPhoto size={18} />}
      >
        Content
      </Button>
      <Button
        component={LinkTo}
        to={toInboxOf(brandUid, uids)}
        variant="light"
        leftSection={<IconMessageCircle size={18} />}
      >
        DMs
      </Button>
      <Button
        component={LinkTo}
        to={{ path: '/app/analytics', search: { uid: brandUid, venues: uids.join(',') } }}
        variant="light"
        leftSection={<IconChartBar size={18} />}
      >
        Analytics
      </Button>
    </Group>
  )
}

/** What belongs to the organisation rather than to a day: people, rules, money and further venues. */
function Manage({ brandUid, can }: { brandUid: string; can: { addVenue: boolean; importVenues: boolean } }) {
  return (
    <section aria-label="Manage">
      <Title order={2} mb="sm">
        Manage
      </Title>
      {can.importVenues && <WaitingImports brandUid={brandUid} />}
      <Group gap="sm">
        <Button component={LinkTo} to={toGroupTeam(brandUid)} variant="default" leftSection={<IconUsers size={18} />}>
          Team and roles
        </Button>
        <Button
          component={LinkTo}
          to={toGroupDefaults(brandUid)}
          variant="default"
          leftSection={<IconListCheck size={18} />}
        >
          Rules and defaults
        </Button>
        <Button component={LinkTo} to={toStatement(brandUid)} variant="default" leftSection={<IconReceipt size={18} />}>
          Monthly statement
        </Button>
        {can.importVenues && (
          <Button
            component={LinkTo}
            to={toImportVenues(brandUid)}
            variant="default"
            leftSection={<IconTableImport size={18} />}
          >
            Import venues
          </Button>
        )}
        {can.addVenue && (
          <Button component={LinkTo} to={toAddVenue(brandUid)} variant="default" leftSection={<IconPlus size={18} />}>
            Add a venue
          </Button>
        )}
      </Group>
    </section>
  )
}

/** Venues of the owner’s lists that wait to be added; nothing where none does. */
function WaitingImports({ brandUid }: { brandUid: string }) {
  const { rows, hasMore } = useList(importCalls.listImportedVenues, { brandUid })
  if (rows.length === 0) return null
  return (
    <Group mb="sm">
      <Note tone="calm">
        {hasMore ? `More than ${rows.length} imported venues` : counted(rows.length, 'imported venue')}{' '}
        {rows.length === 1 ? 'is' : 'are'} waiting for you to add {rows.length === 1 ? 'it' : 'them'}.{' '}
        <LinkTo to={toImportVenues(brandUid)}>See imported venues</LinkTo>
      </Note>
    </Group>
  )
}

/** “Raman Restaurants · 6 venues in London and Paris · Premium plan”. */
function leadOf(name: string, venues: readonly GroupVenue[], plan: string): string {
  const cities = [...new Set(venues.map(({ city }) => cityFacts[city].name))].toSorted()
  const where = new Intl.ListFormat('en-GB').format(cities)
  return `${name} · ${counted(venues.length, 'venue')} in ${where} · ${plan} plan`
}
