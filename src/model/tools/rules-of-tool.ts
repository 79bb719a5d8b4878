/** Id of a tool's rules, what they take for granted, and where its facts come from: marks in the tool lead there. */
export const rulesOfTool = 'how'
