import { QueryClientProvider } from '@tanstack/react-query'
import { JoinAs } from '../../../domains/joining/web/parts/JoinAs.tsx'
import { NewCall } from '../../../domains/meetings/web/parts/NewCall.tsx'
import { queryClient } from '../../../kit/web/calls.ts'
import type { AwakePage, OpenWords } from '../../open-pages.ts'

export type AwakeProps = { page: AwakePage; words: OpenWords }

/** The part of an open page that answers: written by the server, and taken over as it stands by `wake.tsx`. */
export function AwakePart({ page, words: { product, media } }: AwakeProps) {
  return (
    <QueryClientProvider client={queryClient}>
      {page.kind === 'join-as' ? (
        <JoinAs product={product} side={page.side} tier={page.tier} open={page.open} />
      ) : (
        <NewCall
          product={product}
          with={page.with}
          host={page.host}
          photo={page.host?.photo ? `${media}/thumb/${page.host.photo}` : null}
          tier={page.tier}
          source={page.source}
        />
      )}
    </QueryClientProvider>
  )
}
