import { startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterContextProvider } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { createApiClient } from '#api-client/api-client.ts'
import { apiContext, originContext } from './context.ts'

/** Brings a page with tools to life; `onReady` runs once React owns the page. */
export function hydrate(onReady: () => void) {
  const getContext = () => {
    const context = new RouterContextProvider()
    context.set(
      apiContext,
      createApiClient((path) => fetch(path)),
    )
    context.set(originContext, location.origin)
    return context
  }
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter getContext={getContext} />
        <Ready onReady={onReady} />
      </StrictMode>,
    )
  })
}

let told = false

function Ready({ onReady }: { onReady: () => void }) {
  useEffect(() => {
    // Strict mode runs effects twice while developing.
    if (!told) onReady()
    told = true
  }, [onReady])
  return null
}
