import { testEngine } from './journeys.ts'

testEngine('Firefox')
