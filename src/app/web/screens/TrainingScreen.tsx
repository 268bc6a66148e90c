import { Title } from '@mantine/core'
import { useEffect } from 'react'
import { staffCalls } from '../../../domains/staff/contract.ts'
import { useRead } from '../../../kit/web/calls.ts'
import { LinkTo, type To } from '../../../kit/web/link.tsx'
import { productName } from '../../../kit/web/page-facts.ts'
import { Card } from '../../../kit/web/parts.tsx'
import { Screen } from '../../../kit/web/screen.tsx'

/** Where the work of an article is done. */
const pages: Record<string, To> = {
  'approving-briefs': { path: '/app/admin/collab-brief-manager' },
  'approving-creators': { path: '/app/admin/influencer-manager' },
  'keeping-collabs-moving': { path: '/app/admin/collab-explorer' },
  'answering-messages': { path: '/app/dms' },
  'looking-after-brands': { path: '/app/admin/brand-browser' },
  'watching-value': { path: '/app/admin/value-portfolio' },
  'importing-venues': { path: '/app/admin/imports' },
  'lists-and-views': { path: '/app/admin/brand-browser' },
  'signing-in-for-customers': { path: '/app/admin/user-explorer' },
}

/** How the team works, with the page for each part. */
export function TrainingScreen() {
  const training = useRead(staffCalls.getTraining, {})
  const isThere = training.data !== undefined
  useEffect(() => {
    if (isThere && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [isThere])
  return (
    <Screen title="Training" lead={`How the ${productName()} team works, step by step.`} width="narrow" of={training}>
      {({ articles }) => (
        <div className="rows">
          {articles.map(({ slug, title, about, html }) => (
            <Card key={slug}>
              <Title order={2} id={slug}>
                {pages[slug] ? <LinkTo to={pages[slug]}>{title}</LinkTo> : title}
              </Title>
              <p className="dim">{about}</p>
              {/* oxlint-disable-next-line react/no-danger -- Markdown of our own, rendered by the server */}
              <div dangerouslySetInnerHTML={{ __html: html }} />
            </Card>
          ))}
        </div>
      )}
    </Screen>
  )
}
