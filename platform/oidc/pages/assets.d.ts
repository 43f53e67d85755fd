/** URL of an asset in the build. The console's build emits the same file, since both builds name files by content. */
declare module "*.woff2?url" {
  const url: string;
  export default url;
}
