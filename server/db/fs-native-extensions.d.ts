/** The part of the package that is used here; it ships without types. */
declare module "fs-native-extensions" {
  /**
   * Takes an exclusive advisory lock on the open file (an open-file-description
   * lock where the system has them).
   * @returns `false` when another process holds it
   */
  export function tryLock(fd: number): boolean;
}
