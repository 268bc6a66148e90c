import { UnstyledButton } from '@mantine/core'
import { LinkToAddress } from '../../../kit/web/link.tsx'
import type { ShownEntry } from './menu.ts'

type Props = { entry: ShownEntry; className?: string; onFollow?: () => void; onBlocked: () => void }

/** One entry of a menu: a page of ours, a page elsewhere, or word that a trial closes it. */
export function MenuLink({ entry, className, onFollow, onBlocked }: Props) {
  const inside = (
    <>
      <entry.icon size={className ? 19 : 23} stroke={1.7} />
      {entry.label}
    </>
  )
  if (entry.blocked)
    return (
      <UnstyledButton className={className} onClick={onBlocked}>
        {inside}
      </UnstyledButton>
    )
  if (entry.href)
    return (
      <a href={entry.href} target="_blank" rel="noreferrer" className={className}>
        {inside}
      </a>
    )
  return (
    <LinkToAddress
      to={entry.to}
      className={className}
      data-here={entry.isHere || undefined}
      aria-current={entry.isHere ? 'true' : undefined}
      onClick={onFollow}
    >
      {inside}
    </LinkToAddress>
  )
}
