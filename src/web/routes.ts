import { index, route, type RouteConfig } from '@react-router/dev/routes'

/** The screens, in the order of the specification. With or without trailing slash both work; without is canonical. */
export default [
  index('pages/home.tsx'),
  route('guide-book', 'pages/guide-book.tsx'),
  route('guide-book/digsites', 'pages/digsites.tsx'),
  route('guide-book/towns', 'pages/towns.tsx'),
  route('guide-book/towns/:town/:shop/:id', 'pages/shop.tsx'),
  route('guide-book/towns/:shop/:id', 'pages/shop-redirect.tsx'),
  route('database', 'pages/database.tsx'),
  route('database/:item', 'pages/item.tsx'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig
