import type { OutputOf } from '../../../kit/contract/calls.ts'
import { Picture } from '../../../domains/media/web/parts/Picture.tsx'
import { organisationSearch } from '../../../domains/organisations/web/links.ts'
import { cityFacts } from '../../../domains/profiles/vocabulary.ts'
import { toBrand } from '../../../domains/profiles/web/links.ts'
import { ragTones } from '../../../domains/profiles/web/tones.ts'
import { recordCalls } from '../../../domains/records/contract.ts'
import { RecordPeople } from '../../../domains/records/web/parts/RecordPeople.tsx'
import { RecordSummary } from '../../../domains/records/web/parts/RecordSummary.tsx'
import { RecordTasks } from '../../../domains/records/web/parts/RecordTasks.tsx'
import { useRead } from '../../../kit/web/calls.ts'
import { counted, dateOf } from '../../../kit/web/format.ts'
import { LinkTo } from '../../../kit/web/link.tsx'
import { Badge, Card, Facts } from '../../../kit/web/parts.tsx'
import { useAddress } from '../../../kit/web/route.ts'
import { Screen } from '../../../kit/web/screen.tsx'
import { RecordFrame } from './record/RecordFrame.tsx'
import { historyTab } from './record/RecordHistory.tsx'
import { RecordCollabs, RecordInvoices } from './record/RecordLists.tsx'
import styles from './record/record.module.css'

type Organisation = OutputOf<typeof recordCalls.getOrganisationRecord>

/** An organisation for our team: who pays, its venues, everything that happened at any of them, and what to do next. */
export function OrganisationScreen() {
  const [{ organisation = '' }] = useAddress(organisationSearch)
  const read = useRead(recordCalls.getOrganisationRecord, { uid: organisation })
  return (
    <Screen title={read.data?.name ?? 'Organisation'} bare of={read} width="wide">
      {(data) => <Frame key={data.uid} organisation={data} />}
    </Screen>
  )
}

function Frame({ organisation }: { organisation: Organisation }) {
  const { uid, name, venues, timezone } = organisation
  // An organisation’s invoices are read through a venue of it that the reader looks after.
  const own = venues.find(({ looksAfter }) => looksAfter)
  return (
    <RecordFrame
      recordUid={uid}
      summary={<RecordSummary recordUid={uid} />}
      picture={{ path: venues[0]?.picture ?? null, kind: 'brand' }}
      name={name}
      about={<span className="dim">Organisation with {counted(venues.length, 'venue')}</span>}
      contacts={
        <>
          <RecordPeople recordUid={uid} />
          <OrganisationFacts organisation={organisation} />
        </>
      }
      facts={null}
      next={<RecordTasks recordUid={uid} />}
      tabs={[
        historyTab(uid),
        { key: 'venues', label: 'Venues', content: () => <Venues venues={venues} /> },
        { key: 'collabs', label: 'Collabs', content: () => <RecordCollabs orgUid={uid} /> },
        ...(own
          ? [
              {
                key: 'invoices',
                label: 'Invoices',
                content: () => <RecordInvoices brandUid={own.uid} timezone={timezone} />,
              },
            ]
          : []),
      ]}
    />
  )
}

function OrganisationFacts({ organisation }: { organisation: Organisation }) {
  const { billing, createdAt, currency, timezone } = organisation
  const { legal_entity_name: company, address_line_1: street, city, zip_code: postcode, country } = billing
  const address = [street, city, postcode, country].filter(Boolean).join(', ')
  return (
    <Card>
      <Facts
        rows={[
          ['Billed as', company || 'No billing details yet'],
          address ? ['Billing address', address] : null,
          billing['company_number'] ? ['Company number', billing['company_number']] : null,
          billing['vat_number'] ? ['VAT number', billing['vat_number']] : null,
          ['Currency', currency],
          ['Time zone', timezone],
          ['Joined', dateOf(createdAt, timezone)],
        ]}
      />
    </Card>
  )
}

function Venues({ venues }: { venues: Organisation['venues'] }) {
  if (venues.length === 0) return <p className="dim">Venues will appear here once the organisation has one.</p>
  return (
    <div className={styles.rows}>
      {venues.map(({ uid, name, picture, city, category, rag, manager }) => (
        <LinkTo key={uid} to={toBrand(uid)} className="card link-card list-item">
          <span className={styles.venue}>
            <Picture path={picture} alt="" of={name} kind="brand" sizes="48px" />
          </span>
          <div className="shrinks">
            <b>{name}</b>
            <div className="dim">
              {category} in {cityFacts[city].name} · {manager ?? 'No account manager'}
            </div>
          </div>
          <div className="list-item-aside">
            <Badge tone={ragTones[rag]}>{rag}</Badge>
          </div>
        </LinkTo>
      ))}
    </div>
  )
}
