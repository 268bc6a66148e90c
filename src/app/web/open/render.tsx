import { renderToStaticMarkup } from 'react-dom/server'
import { colours } from '../../../kit/web/colours.ts'
import type { OpenPage, OpenWords } from '../../open-pages.ts'
import { ArticlePage } from './ArticlePage.tsx'
import { AwakePage } from './AwakePage.tsx'
import { CollabStoryPage } from './CollabStoryPage.tsx'
import { CreatorsPage } from './CreatorsPage.tsx'
import { GonePage } from './GonePage.tsx'
import { HelpPage } from './HelpPage.tsx'
import { HomePage } from './HomePage.tsx'
import { InfluencerPage } from './InfluencerPage.tsx'
import { JoinPage } from './JoinPage.tsx'
import { ManagerPage } from './ManagerPage.tsx'
import { OpenFrame } from './OpenFrame.tsx'
import { PricingPage } from './PricingPage.tsx'
import { PrivacyPage } from './PrivacyPage.tsx'
import { SupportPage } from './SupportPage.tsx'
import { TermsPage } from './TermsPage.tsx'

export { isAppPage } from '../app-pages.ts'

/** The page as HTML, once for each answer; nothing in it needs a script. */
export function renderOpenPage(page: OpenPage, words: OpenWords): string {
  return renderToStaticMarkup(
    <OpenFrame words={words}>
      <Inner page={page} words={words} />
    </OpenFrame>,
  )
}

function Inner({ page, words }: { page: OpenPage; words: OpenWords }) {
  switch (page.kind) {
    case 'home':
      return <HomePage prices={page.prices} managers={page.managers} stories={page.stories} words={words} />
    case 'creators':
      return <CreatorsPage words={words} />
    case 'join':
      return <JoinPage invitedBy={page.invitedBy} words={words} />
    case 'join-as':
    case 'schedule-call':
      return <AwakePage page={page} words={words} />
    case 'pricing':
      return <PricingPage prices={page.prices} words={words} />
    case 'support':
      return <SupportPage support={page.support} words={words} />
    case 'help':
      return <HelpPage query={page.query} articles={page.articles} />
    case 'article':
      return <ArticlePage article={page.article} words={words} />
    case 'privacy':
      return <PrivacyPage words={words} />
    case 'terms':
      return <TermsPage words={words} />
    case 'influencer':
      return <InfluencerPage influencer={page.influencer} url={page.url} words={words} />
    case 'collab-story':
      return <CollabStoryPage story={page.story} words={words} />
    case 'manager':
      return <ManagerPage manager={page.manager} words={words} />
    case 'gone':
      return <GonePage />
  }
}

/** The product's colours as the application has them, by the scheme of the reader's machine. */
export const openStyles = [
  `:root{color-scheme:light dark;--mantine-primary-color-filled:#2b59e8;${declarations({ ...colours.variables, ...colours.light })}}`,
  `@media (prefers-color-scheme:dark){:root{${declarations(colours.dark)}}}`,
].join('')

function declarations(variables: Record<string, string>): string {
  return Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
}
