/** Id of the section with a tool's rules, assumptions and sources; badges in the tool link to it. */
export const rulesOfTool = 'how'
