import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readProblemsOf } from '../../test/support/read-problems.ts'
import { readContent } from './read-content.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wiki-videos-'))
  cpSync('test/wiki', folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the video of a run', () => {
  const run = { player: 'A', plot: 'B', version: '1.6', challenge: 'C', setup: 'D', time: 1, timestamp: '2026-10-01T12:00:00Z' }
  const writeRuns = (...links: string[]) =>
    writeFileSync(
      join(folder, 'leaderboards/speedruns.yaml'),
      JSON.stringify({ runs: links.map((videolink, id) => ({ id: id + 1, ...run, videolink })) }),
    )

  test.each(['javascript:alert(1)', 'http://videos.example/1', '//videos.example/1', 'https://', 'https://videos.example/a b'])(
    'is an https URL or empty: %j is rejected',
    (videolink) => {
      writeRuns(videolink)
      const problem = { field: 'runs.0.videolink', found: JSON.stringify(videolink), expected: 'an https address, or nothing' }
      expect(readProblemsOf(folder)).toEqual([expect.objectContaining(problem)])
    },
  )

  test('has its provider by its URL', () => {
    const providers = {
      'https://www.youtube.com/watch?v=1': 'youtube',
      'https://youtu.be/1': 'youtube',
      'https://www.twitch.tv/videos/1': 'twitch',
      'https://youtube.com.example/1': 'other',
      'https://vimeo.com/1': 'other',
      '': '',
    }
    writeRuns(...Object.keys(providers))
    const videos = readContent(folder).speedruns.map(({ videolink, videoProvider }) => [videolink, videoProvider])
    expect(Object.fromEntries(videos)).toEqual(providers)
  })
})
