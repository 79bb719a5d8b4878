import { expect, test } from 'vitest'
import { listModRepositories } from './mod-repositories.ts'

const mod = (name: string, author: string, url: string) => ({ name, author, url })

test('mods are grouped by the repository of their address, most mods first', () => {
  const repositories = listModRepositories([
    mod('Lamp', 'Ann', 'https://github.com/ann/mods/raw/main/lamp.pak'),
    mod('Pipes', 'Bob & Ann', 'https://github.com/bob/pipes/raw/main/1.pak'),
    mod('Saw', 'Team X, repaired by Bob', 'https://github.com/bob/pipes/raw/main/2.pak'),
    mod('Belts', 'Bob', 'https://github.com/bob/pipes'),
    mod('Elsewhere', 'Eve', 'https://example.org/eve.zip'),
  ])
  expect(repositories).toEqual([
    { owner: 'bob', name: 'pipes', url: 'https://github.com/bob/pipes', mods: ['Pipes', 'Saw', 'Belts'], author: 'Bob' },
    { owner: 'ann', name: 'mods', url: 'https://github.com/ann/mods', mods: ['Lamp'], author: 'Ann' },
  ])
})
