import { Button, Group, Title } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { Dialog } from '../../../../../kit/web/dialog.tsx'
import { counted, largeCounted } from '../../../../../kit/web/format.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Badge, Card } from '../../../../../kit/web/parts.tsx'
import { briefStatusNames } from '../../../../briefs/statuses.ts'
import { toBrief } from '../../../../briefs/web/links.ts'
import { costKnown } from '../../../../value/web/parts/summary-words.ts'
import { campaignCalls } from '../../../contract.ts'
import type { CampaignView } from '../../../views.ts'
import listStyles from '../../../../../kit/web/item-list.module.css'
import { AddBriefs } from './AddBriefs.tsx'
import { CopyBrief } from './CopyBrief.tsx'

type Brief = CampaignView['briefRows'][number]

/** The briefs of a campaign, each with what its visits in the period brought. */
export function CampaignBriefs({ campaign }: { campaign: CampaignView }) {
  const [isAdding, setAdding] = useState(false)
  const [copied, setCopied] = useState<Brief | null>(null)
  const { briefRows, can } = campaign
  return (
    <Card>
      <Group justify="space-between" mb="md">
        <Title order={2}>Briefs</Title>
        {can.edit && (
          <Button variant={briefRows.length === 0 ? 'filled' : 'default'} onClick={() => setAdding(true)}>
            Add briefs
          </Button>
        )}
      </Group>
      {briefRows.length === 0 && <p className="dim">No briefs yet.</p>}
      <ul className={listStyles.list}>
        {briefRows.map((brief) => (
          <BriefRow key={brief.uid} brief={brief} campaign={campaign} onCopy={() => setCopied(brief)} />
        ))}
      </ul>
      <Dialog
        opened={isAdding}
        onClose={() => setAdding(false)}
        title="Add briefs"
        description="All their visits during the campaign count, including past ones."
      >
        {isAdding && <AddBriefs uid={campaign.uid} onDone={() => setAdding(false)} />}
      </Dialog>
      <Dialog
        opened={copied !== null}
        onClose={() => setCopied(null)}
        title="Copy to other venues"
        description="Each venue gets a draft with its own photos and account to mention. Check it there, then send it for review."
      >
        {copied && <CopyBrief campaign={campaign} brief={copied} onDone={() => setCopied(null)} />}
      </Dialog>
    </Card>
  )
}

type RowProps = { brief: Brief; campaign: CampaignView; onCopy: () => void }

function BriefRow({ brief, campaign, onCopy }: RowProps) {
  const remove = useWrite(campaignCalls.removeCampaignBrief)
  const { uid, title, brandUid, brandName, status, spotsLeft, requests, booked, summary } = brief
  const { collabs, views } = summary
  const facts = [
    counted(collabs, 'visit'),
    booked > 0 && `${booked} booked`,
    requests > 0 && `${counted(requests, 'request')} to answer`,
    status === 'live' && `${counted(spotsLeft, 'spot')} left`,
    views !== null && largeCounted(views, 'view'),
    costKnown(summary, campaign.currency),
  ]
  return (
    <li className={listStyles.item}>
      <div className={listStyles.text}>
        <LinkTo to={toBrief(brandUid, uid)}>
          <b>{title || 'Untitled brief'}</b>
        </LinkTo>{' '}
        <Badge tone={status === 'live' ? 'good' : 'mute'}>{briefStatusNames[status]}</Badge>
        <div className="dim">
          {brandName} · {facts.filter(Boolean).join(' · ')}
        </div>
      </div>
      {campaign.can.edit && (
        <Group gap={4} className="no-print">
          <Button variant="subtle" size="sm" aria-label={`Copy to venues: ${title}`} onClick={onCopy}>
            Copy to venues
          </Button>
          <Button
            variant="subtle"
            size="sm"
            aria-label={`Remove ${title} from the campaign`}
            loading={remove.busy}
            onClick={() => void remove({ uid: campaign.uid, briefUid: uid })}
          >
            Remove
          </Button>
        </Group>
      )}
    </li>
  )
}
