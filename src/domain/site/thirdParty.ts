/** Address of the licences' texts of everything that others have made, written by the build. */
export const NOTICES_PATH = "/third-party-notices.txt";
