"""The service: tables for people in browsers. docs/protocol.md tells what it says and understands."""
