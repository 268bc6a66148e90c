import { useList, useRead } from '../../../../../kit/web/calls.ts'
import { useHeldTexts } from '../../../../../kit/web/held-write.ts'
import { collabCalls } from '../../../../collabs/contract.ts'
import type { CollabData } from '../../../../collabs/web/parts/StageBadge.tsx'
import { contentCalls } from '../../../../content/contract.ts'
import type { PortfolioItem } from '../../../../content/portfolio.ts'

export type RequestData = { collab: CollabData; portfolio: readonly PortfolioItem[] }

/** A brand's requests that wait for an answer, each with the content that suits the brief best; those just answered are left out. */
export function useRequests(brandUid: string, filter: { briefUid?: string | undefined } = {}) {
  const list = useList(collabCalls.listBrandCollabs, { brandUid, show: 'requests', limit: 20, ...filter })
  const held = useHeldTexts()
  const toAnswer = list.rows.filter(({ can }) => can.approve)
  // As many as one call takes; those after them show no content until some are answered.
  const collabUids = toAnswer.slice(0, mostPortfolios).map(({ uid }) => uid)
  const portfolios = useRead(
    contentCalls.listPortfoliosFor,
    { collabUids },
    { enabled: collabUids.length > 0, keep: true },
  )
  const portfolioOf = (uid: string) =>
    portfolios.data?.rows.find(({ collabUid }) => collabUid === uid)?.portfolio ?? noPortfolio
  const requests: RequestData[] = toAnswer
    .filter(({ uid }) => !held.has(uid))
    .map((collab) => ({ collab, portfolio: portfolioOf(collab.uid) }))
  return { list, requests }
}

const mostPortfolios = 50
const noPortfolio: readonly PortfolioItem[] = []
