import { testEngine } from './journeys.ts'

testEngine('WebKit')
