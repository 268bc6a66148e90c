import { Button, type ButtonProps } from '@mantine/core'

type Props = ButtonProps & { of: { hasMore: boolean; isFetchingNextPage: boolean; more: () => unknown } }

/** Below a list: fetches its next page, where there is one. */
export function ShowMore({ of: list, children = 'Show more', ...look }: Props) {
  if (!list.hasMore) return null
  return (
    <Button variant="default" loading={list.isFetchingNextPage} onClick={() => list.more()} {...look}>
      {children}
    </Button>
  )
}
