import { createContext, type ReactNode } from 'react'

/** What the application puts between the cards of the feed, after the first few. */
export const BetweenCards = createContext<ReactNode>(null)
