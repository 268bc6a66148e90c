import type { ComponentProps } from 'react'
import { LinkMaker as AnyLinkMaker } from '../../../../kit/web/link-maker.tsx'

type Link = { uid: string; expiresAt: string; withCosts: boolean }
type Props = Omit<ComponentProps<typeof AnyLinkMaker>, 'links' | 'more' | 'onCreate'> & {
  links: readonly Link[]
  onCreate: (chosen: { days: 7 | 30 | 90; withCosts: boolean }) => Promise<string | null>
}

const costs = {
  label: 'Include what it cost',
  description: 'The total, and the cost per 1,000 views, deliverable, click and booking',
}

/** Makes links to a page of numbers, with or without its costs. */
export function LinkMaker({ links, onCreate, ...props }: Props) {
  return (
    <AnyLinkMaker
      {...props}
      more={costs}
      links={links.map(({ withCosts, ...link }) => ({ ...link, words: withCosts ? 'with costs' : 'without costs' }))}
      onCreate={({ days, withMore }) => onCreate({ days, withCosts: withMore })}
    />
  )
}
