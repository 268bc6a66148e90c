import type { ReactNode } from 'react'
import { Stack } from '@mantine/core'

type Props = {
  title: string
  text?: string
  action?: ReactNode
  /** It is all there is on the page. */
  isPage?: boolean
}

/** Nothing here yet: one line, one picture, one button. */
export function EmptyState({ title, text, action, isPage = false }: Props) {
  const Heading = isPage ? 'h1' : 'div'
  return (
    <Stack align="center" gap="xs" py={56} px="md" ta="center">
      <svg width="120" height="84" viewBox="0 0 120 84" fill="none" aria-hidden="true">
        <ellipse cx="60" cy="74" rx="52" ry="6" fill="var(--mute-soft)" />
        <path d="M14 70h92" stroke="var(--line)" strokeWidth="3" strokeLinecap="round" />
        <path d="M28 68c0-21 14-36 32-36s32 15 32 36z" fill="var(--calm-soft)" stroke="var(--calm)" strokeWidth="2.5" />
        <circle cx="60" cy="26" r="5" stroke="var(--calm)" strokeWidth="2.5" />
        <path d="M44 58c1-8 6-13 12-15" stroke="var(--calm)" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
      <Heading className="serif empty-title">{title}</Heading>
      {text && <div className="dim empty-text">{text}</div>}
      {action && <div className="empty-action">{action}</div>}
    </Stack>
  )
}
