import { Button, Title } from '@mantine/core'
import type * as z from 'zod/mini'
import { largeCounted } from '../../../../kit/web/format.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Card } from '../../../../kit/web/parts.tsx'
import { platformNames } from '../../../profiles/vocabulary.ts'
import { oneFormat } from '../../report.ts'
import type { BestView } from '../../views.ts'
import { toStory } from '../links.ts'

/** What had the most views, and the way to its story. */
export function BestDeliverable({ best, brandUid }: { best: z.output<typeof BestView>; brandUid: string }) {
  return (
    <Card>
      <Title order={2} mb="sm">
        Best deliverable
      </Title>
      <p>
        {best.influencerName}’s {oneFormat[best.type]} on {platformNames[best.platform]}:{' '}
        <b>{largeCounted(best.views, 'view')}</b>
      </p>
      <p className="dim">
        @{best.handle} at {best.brandName}
      </p>
      <Button className="no-print" component={LinkTo} to={toStory(best.collabUid, brandUid)} variant="default">
        See the whole story
      </Button>
    </Card>
  )
}
