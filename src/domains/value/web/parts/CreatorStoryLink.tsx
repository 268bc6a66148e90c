import { Button, Title } from '@mantine/core'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Card } from '../../../../kit/web/parts.tsx'
import type { CollabData } from '../../../collabs/web/parts/StageBadge.tsx'
import { toStory } from '../links.ts'

/** From a finished collab to what came of it, for its creator. */
export function CreatorStoryLink({ collab: { uid, brand, influencer } }: { collab: CollabData }) {
  return (
    <Card>
      <Title order={2} mb="xs">
        All published
      </Title>
      <p className="flush">See what you made at {brand.name}, and what it has reached so far.</p>
      <Button className="at-start" mt="sm" component={LinkTo} to={toStory(uid, influencer.uid)}>
        See your story
      </Button>
    </Card>
  )
}
