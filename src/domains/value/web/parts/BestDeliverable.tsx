import { Button, Title } from '@mantine/core'
import type * as z from 'zod/mini'
import { largeCounted } from '../../../../kit/web/format.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Card } from '../../../../kit/web/parts.tsx'
import { Picture } from '../../../media/web/parts/Picture.tsx'
import { platformNames } from '../../../profiles/vocabulary.ts'
import { oneFormat } from '../../one-format.ts'
import type { BestView } from '../../views.ts'
import { toStory } from '../links.ts'
import styles from './report.module.css'
import { possessive } from '../../../../kit/contract/possessive.ts'

type Best = z.output<typeof BestView> & { picture?: string | null; placeholder?: string | null }

/** What had the most views, with its picture where the page has it, and the way to its story. */
export function BestDeliverable({ best, brandUid }: { best: Best; brandUid: string }) {
  return (
    <Card>
      <Title order={2} mb="sm">
        Best deliverable
      </Title>
      {best.picture && (
        <div className={styles.best}>
          <Picture
            path={best.picture}
            placeholder={best.placeholder ?? null}
            alt=""
            ratio={4 / 5}
            kind="content"
            sizes="220px"
          />
        </div>
      )}
      <p>
        {possessive(best.influencerName)} {oneFormat(best.type, best.platform)} on {platformNames[best.platform]}:{' '}
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
