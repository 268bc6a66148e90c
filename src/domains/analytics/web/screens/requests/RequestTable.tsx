import { largeNumber, timeLeft } from '../../../../../kit/web/format.ts'
import { momentCell, textColumn, timeColumn } from '../../../../../kit/web/grid/columns.ts'
import type { GridColumn } from '../../../../../kit/web/grid/grid-column.ts'
import { focusRowBeside } from '../../../../../kit/web/grid/grid-keys.ts'
import { collabCalls } from '../../../../collabs/contract.ts'
import { requestList, requestTerms, requestTimes } from '../../../../collabs/request-list.ts'
import { toCollab } from '../../../../collabs/web/links.ts'
import { AnswerButtons } from '../../../../collabs/web/parts/AnswerButtons.tsx'
import type { CollabData } from '../../../../collabs/web/parts/StageBadge.tsx'
import { DeskTable } from '../../../../desk/web/parts/DeskTable.tsx'
import { Picture } from '../../../../media/web/parts/Picture.tsx'
import { askedAccount } from '../../../../profiles/asked-account.ts'
import { cityChoices } from '../../../../profiles/city-choices.ts'
import { platformNames } from '../../../../profiles/vocabulary.ts'
import { RequestCard } from './RequestCard.tsx'
import { requestActions } from './request-actions.ts'
import styles from './requests.module.css'

const columns: GridColumn<CollabData>[] = [
  { key: 'creator', text: nameOf, render: (collab) => <CreatorName collab={collab} />, width: 180 },
  textColumn('brief', ({ brief }) => brief.title),
  textColumn('match', ({ fit }) => fit, { align: 'right' }),
  {
    key: 'followers',
    text: (collab) => accountOf(collab)?.followers ?? 0,
    render: (collab) => followersWords(accountOf(collab)),
    align: 'right',
  },
  textColumn('reliability', ({ influencer }) => influencer.reliability ?? '–', { align: 'right' }),
  textColumn('visits', ({ influencer }) => influencer.visitsCompleted, { align: 'right', isHidden: true }),
  textColumn('city', ({ influencer }) => cityName(influencer.homeCity), { isHidden: true }),
  textColumn('terms', ({ suggestion }) => requestTerms[suggestion ? 'suggested' : 'brief']),
  textColumn('times', ({ preferred }) => requestTimes[preferred ? 'named' : 'open'], { isHidden: true }),
  {
    key: 'message',
    text: ({ message }) => message,
    render: ({ message }) => <span className={styles.words}>{message || '–'}</span>,
    isHidden: true,
  },
  timeColumn('requested', ({ requestedAt }) => requestedAt, { isHidden: true }),
  { key: 'due', text: ({ answerBy }) => momentCell(answerBy), render: ({ answerBy }) => timeLeft(answerBy) },
  {
    key: 'answer',
    text: null,
    render: (collab) => <AnswerButtons collab={collab} isOneOfMany onAnswer={() => focusRowBeside(collab.uid)} />,
  },
]

type Props = { brandUid: string; briefs: readonly { value: string; label: string }[] }

/** The requests of a brand in rows: sorted, filtered and answered several at a time. */
export function RequestTable({ brandUid, briefs }: Props) {
  return (
    <DeskTable
      name="requests"
      brandUid={brandUid}
      label="Requests"
      allName="All requests"
      noun={{ one: 'request', many: 'requests' }}
      fields={requestList}
      choices={{ brief: briefs }}
      columns={columns}
      call={collabCalls.browseRequests}
      given={{ brandUid }}
      rowKey={({ uid }) => uid}
      rowName={nameOf}
      to={({ uid }) => toCollab(uid, brandUid)}
      phone={(collab) => <RequestCard request={{ collab, portfolio: [] }} brandUid={brandUid} />}
      empty={{ title: 'No requests match', text: 'Try another search, or remove a filter.' }}
      none={{ title: 'No requests to answer', text: 'When creators send requests, they appear here.' }}
      searchLabel="Creator, message or brief"
      byDefault="-requested"
      actions={requestActions}
    />
  )
}

function nameOf({ influencer }: CollabData): string {
  return influencer.name
}

function cityName(city: string): string {
  return cityChoices.find(({ value }) => value === city)?.label ?? city
}

const accountOf = ({ influencer, brief }: CollabData) => askedAccount(influencer.social, brief.deliverables)

/** “3.3K on Instagram”, as the card has it. */
function followersWords(account: ReturnType<typeof accountOf>): string {
  return account ? `${largeNumber(account.followers)} on ${platformNames[account.platform]}` : '–'
}

function CreatorName({ collab: { influencer } }: { collab: CollabData }) {
  return (
    <span className="row-name">
      <span className="row-picture">
        <Picture path={influencer.avatar} alt="" of={influencer.name} kind="user" sizes="32px" />
      </span>
      <b className="ellipsis">{influencer.name}</b>
    </span>
  )
}
