import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { fetchAll, useList } from '../../../../kit/web/calls.ts'
import { saveCsv } from '../../../../kit/web/save-file.ts'
import { FilterBar } from '../../../../kit/web/filter-bar.tsx'
import type { Filter } from '../../../../kit/web/filter-field.tsx'
import { counted } from '../../../../kit/web/format.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Badge, Note } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { Table } from '../../../../kit/web/table.tsx'
import type { Column } from '../../../../kit/web/table-props.ts'
import { showError } from '../../../../kit/web/toasts.ts'
import { adCalls, type AdRow } from '../../contract.ts'
import { positionFacts } from '../../ad.ts'
import { adStates } from '../../states.ts'
import { choiceRule } from '../../rules.ts'
import { adManagerSearch, toAd } from '../links.ts'
import { audienceWords, momentWords, rateWords, standOf } from '../words.ts'
import { AdPage } from './ads/AdPage.tsx'
import { StateButton } from './ads/StateButton.tsx'
import styles from './ads/ads.module.css'

const filters: Filter[] = [{ name: 'state', kind: 'one', label: 'All states', choices: adStates }]
const columns: Column<AdRow>[] = [
  { key: 'name', title: 'Ad', render: (row) => row.name },
  { key: 'position', title: 'Position', render: (row) => positionFacts[row.position].name },
  { key: 'audience', title: 'For', render: (row) => audienceWords(row.position, row.audience) },
  { key: 'runs', title: 'Until (UTC)', render: untilOf, width: 150 },
  { key: 'priority', title: 'Priority', render: (row) => (row.house ? 'house' : row.priority), width: 80 },
  { key: 'state', title: 'State', render: (row) => <Stand row={row} />, width: 150 },
  { key: 'views', title: 'Views', align: 'right', render: (row) => row.views.toLocaleString('en-GB'), width: 80 },
  { key: 'clicks', title: 'Clicks', align: 'right', render: (row) => row.clicks.toLocaleString('en-GB'), width: 80 },
  { key: 'rate', title: 'Rate', align: 'right', render: rateWords, width: 80 },
  { key: 'do', title: 'Action', render: (row) => <StateButton ad={row} />, width: 110 },
]

/** What is advertised inside the product; one ad opened beside how it looks and what it did. */
export function AdManagerScreen() {
  const [{ state, ad }, setAddress] = useAddress(adManagerSearch)
  const list = useList(adCalls.listAds, { state }, { enabled: !ad })
  if (ad) return <AdPage uid={ad} />
  const { totals, warnings, canSave } = { ...list.first }
  const begin = canSave && (
    <Button component={LinkTo} to={toAd('new')}>
      New ad
    </Button>
  )
  return (
    <Screen
      title="Ad Manager"
      lead="Cards above the feed and the dashboards, always labelled."
      width="wide"
      actions={
        <Group gap="sm">
          <CsvButton state={state} disabled={list.rows.length === 0} />
          {begin}
        </Group>
      }
    >
      {warnings && warnings.length > 0 && (
        <Note tone="warn">
          <ul className="plain-list">
            {warnings.map(({ kind, position, text, uids }) => (
              <li key={[kind, position, ...uids].join(' ')}>
                {text}{' '}
                {uids.map((uid, index) => (
                  <LinkTo key={uid} to={toAd(uid)} className={styles.warningLink}>
                    {index === 0 ? 'Open the first' : 'Open the second'}
                  </LinkTo>
                ))}
              </li>
            ))}
          </ul>
        </Note>
      )}
      <div className={styles.adsList}>
        <FilterBar
          filters={filters}
          values={{ state }}
          onChange={setAddress}
          count={
            totals &&
            `${counted(totals.count, 'ad')}, ${counted(totals.views, 'view')}, ${counted(totals.clicks, 'click')}, ${rateWords(totals)}`
          }
        />
        <Table
          label="Ads"
          of={list}
          rowKey={(row) => row.uid}
          columns={columns}
          to={(row) => toAd(row.uid)}
          phone={(row) => (
            <div className="card list-item">
              <LinkTo to={toAd(row.uid)} className={styles.adLink}>
                <b>{row.name}</b>
                <div className="dim">
                  {positionFacts[row.position].name}, {audienceWords(row.position, row.audience)}
                </div>
                <div className="dim numbers">
                  {counted(row.views, 'view')}, {counted(row.clicks, 'click')}, {rateWords(row)}
                </div>
              </LinkTo>
              <div className="list-item-aside">
                <Stand row={row} />
                <StateButton ad={row} size="md" />
              </div>
            </div>
          )}
          empty={{
            title: state ? `No ${state} ads` : 'No ads yet',
            text: 'Ads are small cards above the feed or a dashboard, always labelled.',
            action: begin || undefined,
          }}
        />
        <p className="dim">{choiceRule}</p>
      </div>
    </Screen>
  )
}

function Stand({ row }: { row: AdRow }) {
  const { tone, word } = standOf(row)
  return <Badge tone={tone}>{word}</Badge>
}

function untilOf({ endsAt }: AdRow): string {
  return endsAt ? momentWords(endsAt) : 'no end'
}

const heads = ['Ad', 'Position', 'For', 'State', 'Starts', 'Ends', 'Priority', 'Views', 'Clicks', 'Rate']

/** Saves every ad of a state, also what was not loaded yet. */
function CsvButton({ state, disabled }: { state: AdRow['state'] | undefined; disabled: boolean }) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      await saveList(await fetchAll(adCalls.listAds, { state, limit: 100 }))
    } catch {
      showError('We couldn’t load the ads. Please try again.')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="default" disabled={disabled} loading={busy} onClick={() => void save()}>
      Download CSV
    </Button>
  )
}

function saveList(rows: readonly AdRow[]): Promise<void> {
  const lines = rows.map((row) => [
    row.name,
    positionFacts[row.position].name,
    audienceWords(row.position, row.audience),
    row.state,
    row.startsAt,
    row.endsAt,
    row.house ? 'house' : row.priority,
    row.views,
    row.clicks,
    rateWords(row),
  ])
  return saveCsv('ads', [heads, ...lines])
}
