import { Group } from '@mantine/core'
import { largeNumber } from '../../../../../kit/web/format.ts'
import { textColumn, timeColumn } from '../../../../../kit/web/grid/columns.ts'
import type { GridColumn } from '../../../../../kit/web/grid/grid-column.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Badge, Card, type Tone } from '../../../../../kit/web/parts.tsx'
import { Screen } from '../../../../../kit/web/screen.tsx'
import type { BulkAction } from '../../../../desk/web/bulk-action.ts'
import { DeskTable } from '../../../../desk/web/parts/DeskTable.tsx'
import type { Preset } from '../../../../desk/web/use-desk-state.ts'
import { cityFacts, platformNames } from '../../../../profiles/vocabulary.ts'
import { profileAddress } from '../../../../profiles/social-handle.ts'
import { creatorStates, type CreatorState, importedCreatorColumns } from '../../../columns.ts'
import { importCalls } from '../../../contract.ts'
import type { ImportedCreator } from '../../../contract/imported-creators.ts'
import { toImports } from '../../links.ts'

const tones: Record<CreatorState, Tone> = { imported: 'mute', invited: 'calm', joined: 'good' }

const accountWords = ({ accounts }: ImportedCreator) =>
  accounts.map(({ platform, handle }) => `@${handle} (${platformNames[platform]})`).join(', ')
const cityWords = ({ city, town }: ImportedCreator) => (city ? cityFacts[city].name : town)

const columns: GridColumn<ImportedCreator>[] = [
  { key: 'name', text: ({ name }) => name, render: ({ name }) => <b className="ellipsis">{name}</b>, width: 200 },
  { key: 'accounts', text: accountWords, render: (creator) => <Accounts creator={creator} />, width: 260 },
  textColumn('email', ({ email }) => email ?? '', { width: 220 }),
  textColumn('phone', ({ phone }) => phone ?? '', { isHidden: true }),
  textColumn('city', cityWords, { width: 140 }),
  {
    key: 'followers',
    text: ({ followers }) => followers ?? '',
    render: ({ followers }) => (followers === null ? '–' : largeNumber(followers)),
    align: 'right',
  },
  {
    key: 'state',
    text: ({ state }) => creatorStates[state],
    render: (creator) => <StateBadge creator={creator} />,
    width: 140,
  },
  timeColumn('created', ({ createdAt }) => createdAt),
]

const presets: Preset[] = [
  { name: 'Not invited', state: { where: 'state.is.imported' } },
  { name: 'Invited, not signed up', state: { where: 'state.is.invited' } },
]

const inviting: BulkAction<ImportedCreator> = {
  label: 'Invite',
  call: importCalls.inviteImportedCreator,
  title: () => 'Invite creators',
  warning: () => 'Each of them gets an email with a link to sign up. Only invite people who’d expect to hear from you.',
  itemOf: ({ uid, notInvitable }) => notInvitable ?? { input: { uid } },
}
const deleting: BulkAction<ImportedCreator> = {
  label: 'Delete',
  call: importCalls.deleteImportedCreator,
  isDangerous: true,
  title: () => 'Delete imported creators',
  itemOf: ({ uid }) => ({ input: { uid } }),
}

/** Creators who came with a list: whom to invite, and who has joined since. */
export function ImportedCreators() {
  return (
    <Screen
      title="Imported creators"
      lead={
        <>
          <LinkTo to={toImports()}>All imports</LinkTo> · Only our team sees them, and we don’t email them until you
          invite them. We delete imported details after a year.
        </>
      }
      width="wide"
    >
      <DeskTable
        name="imported-creators"
        label="Imported creators"
        allName="All imported creators"
        presets={presets}
        noun={{ one: 'creator', many: 'creators' }}
        fields={importedCreatorColumns}
        columns={columns}
        call={importCalls.listImportedCreators}
        rowKey={({ uid }) => uid}
        rowName={({ name }) => name}
        phone={(creator) => <CreatorCard creator={creator} />}
        empty={{
          title: 'No creators match',
          text: 'Import a list of creators to invite, and they appear here.',
        }}
        searchLabel="Name, handle or email"
        byDefault="-created"
        actions={[inviting, deleting]}
      />
    </Screen>
  )
}

function StateBadge({ creator: { state } }: { creator: ImportedCreator }) {
  return <Badge tone={tones[state]}>{creatorStates[state]}</Badge>
}

function Accounts({ creator: { accounts } }: { creator: ImportedCreator }) {
  return accounts.map(({ platform, handle }, at) => (
    <span key={platform}>
      {at > 0 && ', '}
      <a href={`https://www.${profileAddress(platform, handle)}`} target="_blank" rel="noreferrer">
        @{handle}
      </a>{' '}
      <small className="dim">{platformNames[platform]}</small>
    </span>
  ))
}

function CreatorCard({ creator }: { creator: ImportedCreator }) {
  const { name, email, followers, notes } = creator
  return (
    <Card>
      <Group justify="space-between">
        <b>{name}</b>
        <StateBadge creator={creator} />
      </Group>
      <div>
        <Accounts creator={creator} />
      </div>
      <div>
        {[cityWords(creator), followers !== null && `${largeNumber(followers)} followers`].filter(Boolean).join(', ')}
      </div>
      <small className="dim">{[email ?? 'No email address', notes].filter(Boolean).join(' · ')}</small>
    </Card>
  )
}
